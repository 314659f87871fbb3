import type { Feature } from '../Feature.ts';

/** Attributes of SVG and of old HTML whose names have a hyphen or a colon. Those that the page has are not here. */
const HYPHENATED =
  'acceptCharset httpEquiv crossOrigin accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering enableBackground fillRule floodColor floodOpacity fontFamily fontSizeAdjust fontStretch fontStyle fontVariant glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness pointerEvents renderingIntent stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDashoffset strokeMiterlimit textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xmlnsXlink xHeight'.split(
    ' ',
  );

/** Styles that are numbers without a unit. */
const UNITLESS =
  'animationIterationCount borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup flexPositive flexNegative lineClamp orphans tabSize widows MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp'.split(
    ' ',
  );

/** Attributes with code of their own in React. */
const SPECIAL =
  'dangerouslySetInnerHTML muted xlinkHref xlinkActuate xlinkArcrole xlinkRole xlinkShow xlinkTitle xlinkType xmlBase xmlLang xmlSpace onScrollEnd'.split(
    ' ',
  );

/** Elements with code of their own in React, without those of other features. */
const ELEMENTS = ['object', 'image', 'source', 'area', 'base', 'track', 'keygen', 'param'];

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`);

export const OTHER_ATTRIBUTES: Feature = {
  uses: new RegExp(
    String.raw`(?<![\w-])(${[...HYPHENATED, ...UNITLESS, ...SPECIAL].join('|')})\s*[=:]|<(${ELEMENTS.join('|')})[\s>]`,
  ),
  words: [...HYPHENATED, 'panose-1', ...UNITLESS],
  cases: {
    key: quoted(SPECIAL),
    tag: quoted(ELEMENTS),
  },
};

/** JSX has only names that can be attributes, and TypeScript knows those of the elements. */
export const INVALID_ATTRIBUTES: Feature = {
  uses: null,
  results: { isAttributeNameSafe: '!0' },
};
