import { ownValue } from '../../lib/ownValue.ts';

/** What an expression of a layer reads. */
export interface EvaluationInput {
  readonly zoom: number;
  readonly properties: Readonly<Record<string, unknown>>;
  /** The GeoJSON type of the geometry. */
  readonly geometry: string;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Between two stops, how far the input is from the first to the second: 0 to 1. */
function shareOf(type: unknown, input: number, from: number, to: number): number {
  const base = isList(type) && type[0] === 'exponential' ? Number(type[1]) : 1;
  if (base === 1) return (input - from) / (to - from);
  return (base ** (input - from) - 1) / (base ** (to - from) - 1);
}

/**
 * The value of a MapLibre expression. It knows the operators that the layers of the page use, and returns
 * other expressions as they are. Only numbers can be interpolated.
 */
export function evaluate(expression: unknown, input: EvaluationInput): unknown {
  if (!isList(expression) || typeof expression[0] !== 'string') return expression;
  const [operator, ...args] = expression;
  const value = (index: number) => evaluate(args.at(index), input);
  switch (operator) {
    case 'zoom':
      return input.zoom;
    case 'geometry-type':
      return input.geometry;
    case 'get':
      return ownValue(input.properties, String(args[0]));
    case 'literal':
      return args[0];
    case 'array':
      return value(-1);
    case '==':
      return value(0) === value(1);
    case 'step': {
      const at = Number(value(0));
      let index = 1;
      while (index + 2 < args.length && at >= Number(args[index + 1])) index += 2;
      return value(index);
    }
    case 'interpolate': {
      const at = Number(value(1));
      let index = 2;
      while (index + 4 < args.length && at >= Number(args[index + 2])) index += 2;
      const [from, to] = [Number(args[index]), Number(args[index + 2])];
      const share = Math.max(0, Math.min(1, shareOf(args[0], at, from, to)));
      return Number(value(index + 1)) * (1 - share) + Number(value(index + 3)) * share;
    }
    // A list of names, such as anchors.
    default:
      return expression;
  }
}
