import type { CalendarData } from '../../domain/calendar.js'

const BASIS = 'Ley de Amparo, artículo 19'
const ALWAYS = { basis: BASIS, since: null, until: null }

/**
 * Days that do not count by article 19 of the Ley de Amparo (read in the text of the last reform, DOF 16-10-2025); they need no publication of a year. The 14th of September
 * came with the text of DOF 19-01-2018.
 */
export const AMPARO_LAW: CalendarData = {
  key: 'la19',
  name: BASIS,
  weekly: [
    { weekday: 6, basis: `${BASIS} (sábados)` },
    { weekday: 7, basis: `${BASIS} (domingos)` },
  ],
  yearly: [
    ...['01-01', '02-05', '03-21', '05-01', '05-05', '09-16', '10-12', '11-20', '12-25'].map((on) => ({
      on,
      ...ALWAYS,
    })),
    { on: '09-14', basis: `${BASIS} (texto DOF 19-01-2018)`, since: '2018-01-20', until: null },
  ],
  years: null,
}
