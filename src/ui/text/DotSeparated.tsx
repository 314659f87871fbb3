import './DotSeparated.css';

interface DotSeparatedProps {
  className: string;
  parts: readonly string[];
}

/**
 * Short texts in a row with dots between them. A text that does not fit wraps as a whole, and its dot
 * is hidden. The spaces keep screen readers from joining the texts.
 */
export function DotSeparated({ className, parts }: DotSeparatedProps) {
  return (
    <span className={`dot-separated ${className}`}>
      {parts.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </span>
  );
}
