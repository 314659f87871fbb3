/** A browser that finds its rider at a place, or fails with a code and message of `GeolocationPositionError`. */
export function mockGeolocation(
  answer: { lat: number; lon: number } | { code: number; message?: string },
) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onFound, onFailed) => {
    if ('code' in answer) {
      onFailed?.({
        message: '',
        ...answer,
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      });
      return;
    }
    const coords = {
      latitude: answer.lat,
      longitude: answer.lon,
      accuracy: 5,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
      toJSON: () => ({}),
    };
    onFound({ coords, timestamp: 0, toJSON: () => ({}) });
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}
