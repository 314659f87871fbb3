import { splitAddresses } from '../../lib/text/splitAddresses.ts';
import { ExternalLink } from './ExternalLink.tsx';

/** A plain text whose web addresses are links, where the page has links. */
export const LinkedText = ({ text }: { text: string }) =>
  splitAddresses(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <ExternalLink
        key={index}
        url={part.includes('://') ? part : `https://${part}`}
        showsHost={false}
      >
        {part}
      </ExternalLink>
    ),
  );
