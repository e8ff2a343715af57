/** What people call a charge: its series with its number. A hyphen keeps them apart where digits would run together. */
export const referenceOf = (series: string, number: number): string =>
  `${series}${/\d$/.test(series) ? '-' : ''}${number}`
