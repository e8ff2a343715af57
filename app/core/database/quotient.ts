import db from '@adonisjs/lucid/services/db'

/** SQL of a division of whole numbers, rounded down, that each database computes without fractions; null by 0. Neither part may be negative. */
export const quotient = (over: string, under: string): string =>
  `((${over}) ${db.connection().dialect.name === 'mysql' ? 'div' : '/'} (nullif(${under}, 0)))`
