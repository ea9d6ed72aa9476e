/** The types the contract filters by (§4.1). */
export const FILE_TYPES = ["pdf", "html", "doc", "docx"] as const;

export type FileType = (typeof FILE_TYPES)[number];

const BY_MEDIA_TYPE: Readonly<Record<string, FileType>> = {
  "application/pdf": "pdf",
  "application/x-pdf": "pdf",
  "text/html": "html",
  "application/xhtml+xml": "html",
  "application/msword": "doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
};

/** What a page is called that is not HTML: by its file type, or as the service wrote its media type. Null: nothing. */
export function fileKind(contentType: string | null): string | null {
  const type = fileTypeOf(contentType);
  if (type === null) return contentType;
  return type === "html" ? null : type.toUpperCase();
}

/** The file type filter of a media type; null: there is none. */
export function fileTypeOf(contentType: string | null): FileType | null {
  const bare = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (Object.hasOwn(BY_MEDIA_TYPE, bare)) return BY_MEDIA_TYPE[bare] ?? null;
  return FILE_TYPES.find((type) => type === bare) ?? null;
}
