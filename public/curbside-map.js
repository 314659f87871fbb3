/*
 * <curbside-map>, or <bus-map>: a Curbside frame as an element with typed events. MIT license.
 *
 *   <script type="module" src="https://map.example.org/curbside-map.js"></script>
 *   <curbside-map route="03" theme="auto" label="Buses on route 3">
 *     <a href="https://map.example.org/?route=03">Buses on route 3</a>
 *   </curbside-map>
 *
 * Its attributes are the parameters of a frame. curbside-map.d.ts has its types.
 * Content with slot="lost" replaces the frame while its data is lost.
 */
const SCRIPT_URL = new URL('.', import.meta.url);

/** The parameters of a frame, in the order of the address. */
const PARAMETERS =
  'mode route destination stop vehicle lot event near radius lots operator sort needs layers hide center zoom bearing bbox panel panels controls at title gestures poll theme lang units'.split(
    ' ',
  );

const VERSION = 1;
/** Milliseconds until an unanswered request fails. */
const ANSWER_TIME = 10_000;
/** As in the builder's code. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** The event of each message. */
const EVENTS = new Map([
  ['ready', 'curbside-ready'],
  ['viewChanged', 'curbside-view'],
  ['selectionChanged', 'curbside-selection'],
  ['dataState', 'curbside-data'],
]);

const STYLE = `
  :host { display: block; position: relative; block-size: 480px; }
  :host([mode='list']) { block-size: auto; }
  :host([hidden]) { display: none; }
  iframe { inline-size: 100%; block-size: 100%; border: 0; }
  :host([mode='list']) iframe { block-size: 480px; }
  slot[name='lost'] { display: none; }
  :host([data-state='lost']:has([slot='lost'])) { block-size: auto; }
  :host([data-state='lost']) slot.filled { display: block; }
  :host([data-state='lost']) slot.filled + iframe { position: absolute; inset: 0; opacity: 0; block-size: 100% !important; }
`;

/** A promise, and the function that resolves it. */
function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

class CurbsideMap extends HTMLElement {
  static observedAttributes = [...PARAMETERS, 'src', 'label'];

  #frame = document.createElement('iframe');
  #lost = document.createElement('slot');
  #requests = new Map();
  #lastID = 0;
  #isDue = false;
  #ready = deferred();

  constructor() {
    super();
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    this.#lost.name = 'lost';
    this.#lost.addEventListener('slotchange', () => this.#cover());
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    root.append(this.#lost, this.#frame);
  }

  connectedCallback() {
    addEventListener('message', this.#receive);
    this.#update();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#receive);
    // The browser loads the frame again when the element returns to a page.
    this.#expectReady();
  }

  attributeChangedCallback() {
    this.#update();
  }

  /** The address of the frame. */
  get address() {
    const url = new URL(this.getAttribute('src') ?? SCRIPT_URL, document.baseURI);
    url.search = 'view=embed';
    for (const name of PARAMETERS) {
      const value = this.getAttribute(name);
      if (value !== null) url.searchParams.set(name, value);
    }
    url.searchParams.set('api', '1');
    url.searchParams.set('origin', location.origin);
    return url.href;
  }

  get #origin() {
    return new URL(this.address).origin;
  }

  setView(view) {
    return this.#ask('setView', view);
  }
  select(selection) {
    return this.#ask('select', selection);
  }
  setRoute(routes) {
    return this.#ask('setRoute', { routes });
  }
  setTheme(theme) {
    return this.#ask('setTheme', { theme });
  }
  setLayers(layers) {
    return this.#ask('setLayers', { layers });
  }

  /** Several attributes that change together load the frame once. */
  #update() {
    if (this.#isDue || !this.isConnected) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      const frame = this.#frame;
      const label = this.getAttribute('label') ?? this.getAttribute('title');
      frame.title = label ?? (this.textContent.trim() || 'Curbside');
      const { address } = this;
      if (!this.isConnected || frame.src === address) return;
      frame.setAttribute('sandbox', SANDBOX);
      frame.allow = 'geolocation; fullscreen';
      frame.loading = 'lazy';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      // The height of a list, which a map does not report.
      frame.style.blockSize = '';
      frame.src = address;
      this.#expectReady();
    });
  }

  /** Requests that wait already wait for the frame that loads now. */
  #expectReady() {
    const next = deferred();
    this.#ready.resolve(next.promise);
    this.#ready = next;
  }

  #receive = ({ source, origin, data }) => {
    if (source === null || source !== this.#frame.contentWindow || origin !== this.#origin) return;
    if (data?.source !== 'curbside' || data.v !== VERSION) return;
    const { type, id, payload } = data;
    if (type === 'resize') {
      if (this.getAttribute('mode') === 'list') this.#frame.style.blockSize = `${payload.height}px`;
      return;
    }
    const request = this.#requests.get(id);
    if (request !== undefined) {
      this.#requests.delete(id);
      clearTimeout(request.timer);
      if (type === 'error')
        request.reject(new Error(`The map refused this: ${payload.reason ?? payload.code}`));
      else request.resolve();
    }
    if (type === 'ready') this.#ready.resolve();
    const health = type === 'ready' ? payload.data : type === 'dataState' ? payload : undefined;
    if (health !== undefined) {
      this.dataset.state = health.state;
      this.#cover();
    }
    const name = EVENTS.get(type);
    if (name !== undefined) {
      this.dispatchEvent(new CustomEvent(name, { detail: payload, bubbles: true, composed: true }));
    }
  };

  /** A covered frame is transparent and out of reach, but still polls: `display: none` would end that. */
  #cover() {
    const isFilled = this.#lost.assignedNodes().length > 0;
    this.#lost.classList.toggle('filled', isFilled);
    this.#frame.inert = isFilled && this.dataset.state === 'lost';
  }

  async #ask(type, payload) {
    await this.#ready.promise;
    const id = String((this.#lastID += 1));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#requests.delete(id);
        reject(new Error('The map does not answer'));
      }, ANSWER_TIME);
      this.#requests.set(id, { resolve, reject, timer });
      const message = { v: VERSION, source: 'curbside-host', type, id, payload };
      this.#frame.contentWindow?.postMessage(message, this.#origin);
    });
  }
}

for (const name of ['curbside-map', 'bus-map'])
  if (customElements.get(name) === undefined)
    customElements.define(name, class extends CurbsideMap {});
