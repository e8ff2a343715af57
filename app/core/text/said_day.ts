/** A day in a sentence of the server: 27/02/2026. */
export const saidDay = (day: string): string => day.split('-').reverse().join('/')
