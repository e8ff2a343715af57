const WITH_EXTENSION = /^(.+?)((?:\.tar)?\.[\p{L}\p{N}]{1,8})$/u

/** The name with a number before its extension: «Demanda (2).pdf». */
export function numbered(name: string, number: number): string {
  const [, stem = name, extension = ''] = WITH_EXTENSION.exec(name) ?? []
  return `${stem} (${number})${extension}`
}

/** The name itself, or the first numbered one that nothing in the folder has yet. */
export async function freeName(name: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  if (!(await isTaken(name))) return name
  for (let number = 2; ; number++) {
    const candidate = numbered(name, number)
    if (!(await isTaken(candidate))) return candidate
  }
}
