import './DotSeparated.css';

interface DotSeparatedProps {
  className: string;
  parts: readonly string[];
}

/**
 * Short facts in a row with dots between them. One that does not fit goes into the next line as a
 * whole, and leaves its dot behind. The space is for those who hear it.
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
