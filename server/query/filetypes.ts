export const FILETYPES = ["pdf", "html", "doc", "docx"] as const;

export type Filetype = (typeof FILETYPES)[number];

const MEDIA_TYPES: ReadonlyMap<string, Filetype> = new Map([
  ["application/pdf", "pdf"],
  ["text/html", "html"],
  ["application/xhtml+xml", "html"],
  ["application/msword", "doc"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
]);

export function filetypeOfMediaType(mediaType: string): Filetype | undefined {
  return MEDIA_TYPES.get(mediaType.split(";", 1)[0]?.trim().toLowerCase() ?? "");
}

export function findFiletype(words: string): Filetype | undefined {
  const wanted = words.trim().toLowerCase().replace(/^\./, "");
  return FILETYPES.find((filetype) => filetype === wanted);
}
