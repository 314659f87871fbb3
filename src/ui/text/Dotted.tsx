import './Dotted.css';

interface DottedProps {
  className: string;
  parts: readonly string[];
}

/**
 * Short facts in a row with dots between them. One that does not fit goes into the next line as a
 * whole, and leaves its dot behind. The space is for those who hear it.
 */
export function Dotted({ className, parts }: DottedProps) {
  return (
    <span className={`dotted ${className}`}>
      {parts.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </span>
  );
}
