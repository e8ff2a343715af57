const SIC = /\s*[([]\s*sic\b[^()[\]]{0,60}[)\]]/giu

/** A line without `(sic DOF 20-03-2014)`, with which its publisher says that it reads so. */
export function withoutSic(line: string): string {
  return line.replace(SIC, '').trim()
}
