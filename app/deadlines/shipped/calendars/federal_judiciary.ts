import type { CalendarData } from '../../domain/calendar.js'
import { listedIn, publishedYear } from './published_year.js'

const LIST = 'https://www.oaj.gob.mx/transparencia/paginas/diasinhabiles.htm'
const BASIS = listedIn('lista de días inhábiles del Órgano de Administración Judicial')

/**
 * Days on which the federal courts do not work, as the Órgano de Administración Judicial publishes them. Holy Week, vacations and the Mondays follow no formula: a year
 * that is not here is not known. Weekends: article 229 of the Ley Orgánica del Poder Judicial de la Federación in the text of DOF 20-12-2024.
 */
export const FEDERAL_JUDICIARY: CalendarData = {
  key: 'pjf',
  name: 'Poder Judicial de la Federación (Órgano de Administración Judicial)',
  weekly: [
    { weekday: 6, basis: 'Ley Orgánica del Poder Judicial de la Federación (sábados)' },
    { weekday: 7, basis: 'Ley Orgánica del Poder Judicial de la Federación (domingos)' },
  ],
  yearly: [],
  years: [
    publishedYear(2024, LIST, BASIS, {
      law: ['01-01', '02-05', '03-21', '05-01', '09-16', '11-20'],
      labour_monday: ['03-18', '11-18'],
      circular: ['03-27..03-29', '10-01', '11-01'],
      vacation: ['07-16..07-31', '12-16..12-31'],
    }),
    publishedYear(2025, LIST, BASIS, {
      law: ['01-01', '02-05', '03-21', '05-01', '05-05', '09-16', '11-20'],
      labour_monday: ['02-03', '03-17', '11-17'],
      circular: ['04-16..04-18', '05-02', '09-15'],
      vacation: ['07-16..07-31', '12-16..12-31'],
    }),
    publishedYear(2026, LIST, BASIS, {
      law: ['01-01', '02-05', '05-01', '05-05', '09-14', '09-16', '10-12', '11-20'],
      labour_monday: ['02-02', '03-16', '11-16'],
      circular: ['04-01..04-03', '05-04', '09-15', '11-02'],
      vacation: ['07-16..07-31', '12-16..12-31'],
    }),
  ],
}
