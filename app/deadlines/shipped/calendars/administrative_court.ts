import type { CalendarData } from '../../domain/calendar.js'
import { listedIn, publishedYear } from './published_year.js'

const PUBLICATION = 'DOF 12-01-2026'

/** Days on which the Tribunal Federal de Justicia Administrativa does not work, as it published them. */
export const ADMINISTRATIVE_COURT: CalendarData = {
  key: 'tfja',
  name: 'Tribunal Federal de Justicia Administrativa',
  weekly: [
    { weekday: 6, basis: 'Ley Federal de Procedimiento Contencioso Administrativo, artículo 74 (sábados)' },
    { weekday: 7, basis: 'Ley Federal de Procedimiento Contencioso Administrativo, artículo 74 (domingos)' },
  ],
  yearly: [],
  years: [
    publishedYear(2026, PUBLICATION, listedIn(PUBLICATION), {
      law: ['01-01'],
      labour_monday: ['02-02', '03-16', '11-16'],
      circular: ['04-01..04-03', '05-01', '05-04', '05-05', '08-28', '09-14..09-16', '10-12', '11-02'],
      vacation: ['07-13..07-31', '12-14..12-31'],
    }),
  ],
}
