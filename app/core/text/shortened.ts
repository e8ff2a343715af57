/** Cuts a name in its middle so that it keeps its extension. */
export function shortened(name: string, length: number): string {
  const characters = [...name]
  if (characters.length <= length) return name
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? ''
  return `${characters.slice(0, length - extension.length - 1).join('')}…${extension}`
}
