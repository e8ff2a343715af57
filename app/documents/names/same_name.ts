/** Whether two names would be one on the disks of most people: capitals and ways to write an accent aside. */
export function isSameName(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
}
