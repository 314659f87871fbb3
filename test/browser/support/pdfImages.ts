import { inflateSync } from 'node:zlib';

interface PdfImage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How many different colors are in it. */
  readonly colors: number;
}

/** The colored images without loss in a PDF that Chromium has printed. A printed canvas is one of them. */
export function pdfImages(pdf: Buffer): PdfImage[] {
  const text = pdf.toString('latin1');
  const images = text.matchAll(/<<(?=[^>]*\/Subtype \/Image)([^>]*)>> stream\n/g);
  return [...images].flatMap(({ 0: whole, 1: dictionary = '', index }) => {
    const numberOf = (key: string) => Number(new RegExp(`/${key} (\\d+)`).exec(dictionary)?.[1]);
    if (!dictionary.includes('/FlateDecode') || dictionary.includes('/DeviceGray')) return [];
    const start = index + whole.length;
    const pixels = inflateSync(pdf.subarray(start, start + numberOf('Length')));
    const colors = new Set<number>();
    for (let at = 0; at + 2 < pixels.length; at += 3) colors.add(pixels.readUIntBE(at, 3));
    return [{ width: numberOf('Width'), height: numberOf('Height'), colors: colors.size }];
  });
}
