const MEGABYTE = 1_048_576

/** How much of a file is read. What is beyond is left out and said so; what would cost too much is refused. */
export const LIMITS = {
  /** Bytes of a file that is read for its text or a preview. */
  fileBytes: 60 * MEGABYTE,
  /** Bytes of all that is taken out of an archive (DOCX, XLSX), and of one file in it. */
  unpackedBytes: 80 * MEGABYTE,
  entryBytes: 40 * MEGABYTE,
  /** How many times larger than the archive its content may be, beyond what every archive may have. */
  ratio: 200,
  freeBytes: 4 * MEGABYTE,
  entries: 4_000,
  pages: 3_000,
  /** Characters of a whole document and of one part of it. */
  characters: 6_000_000,
  partCharacters: 200_000,
  xmlNodes: 200_000,
  xmlDepth: 200,
  /** What a preview of a table shows. */
  previewRows: 200,
  previewColumns: 50,
  previewCharacters: 600_000,
  sheets: 40,
  attachments: 200,
} as const
