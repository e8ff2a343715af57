/** A number as an XML writes it, with commas between its thousands and all of its decimals: «1,234.567890». */
export function exactNumber(written: string): string {
  const [whole, decimals] = written.split('.')
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
