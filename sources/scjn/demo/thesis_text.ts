import { longDate } from '#sources/spanish'
import type { Chance } from './chance.js'
import { shifted } from './epochs.js'
import type { PlannedThesis } from './plan.js'
import type { PlannedRuling } from './ruling_plan.js'
import { articlesOf, capitalised, citing, inOldWords, NOTICE, person } from './wording.js'

/** What a thesis can lean on. */
export interface Surroundings {
  /** Earlier theses that it cites. */
  cited: PlannedThesis[]
  /** A ruling that it comes from, when there is one. */
  ruling: PlannedRuling | undefined
  chance: Chance
}

/** The text of a thesis; since the Undécima Época in three parts. */
export function textOf(thesis: PlannedThesis, { cited, chance }: Surroundings): string {
  const { epoch, court, topic, holding, party } = thesis
  const isChamber = court.organ.endsWith('Sala')
  const organ = isChamber
    ? `la ${court.organ}`
    : court.organ === 'Pleno'
      ? 'el Tribunal Pleno'
      : 'este órgano colegiado'
  const nuance = party.nuance && ` ${party.nuance}.`
  const reason = `${holding.reason}.${nuance} ${capitalised(basis(thesis, chance))}.`
  const support = cited.map((one) => ` ${citing(one, chance)}.`).join('')
  const close = court.instance.startsWith('Suprema') ? [] : [court.organ]
  const facts = capitalised(topic.facts.replace('{who}', party.who))

  if (epoch.number >= 11) {
    const criterion = `Criterio jurídico: ${capitalised(organ)} determina que ${holding.criterion}.`
    return [`Hechos: ${facts}.`, criterion, `Justificación: ${reason}${support}`, ...close].join('\r\n\r\n')
  }
  if (epoch.number === 10) return [`${capitalised(holding.criterion)}. ${reason}${support}`, ...close].join('\r\n\r\n')
  return [inOldWords(`${capitalised(holding.criterion)}. ${reason}${support}`), ...close].join('\r\n\r\n')
}

/** The case that a thesis comes from, and the notice that all of it is invented. */
export function precedentsOf(thesis: PlannedThesis, { ruling, chance }: Surroundings): string {
  const { epoch, day, court, isBinding, clave } = thesis
  const decided = ruling?.day ?? shifted(day, -chance.between(60, 240))
  const vote = court.instance.startsWith('Suprema') && court.organ !== 'Pleno' ? 'Cinco votos' : 'Unanimidad de votos'
  const name = ruling?.name ?? `${caseOf(thesis)} ${chance.between(90_101, 98_999)}/${decided.slice(0, 4)}`
  const source = `${name}. ${longDate(decided)}. ${vote}. Ponente: ${person(chance).name}. Secretario: ${person(chance).name}.`
  const number = /\/J\. (\d+\/\d+)/.exec(clave)?.[1]
  const approved =
    epoch.number >= 10 && isBinding && number
      ? [
          `Tesis de jurisprudencia ${number} (${epoch.number}a.). Aprobada en sesión privada de ${longDate(shifted(decided, 30))}.`,
        ]
      : []
  return [source, ...approved, NOTICE].join('\r\n\r\n')
}

function basis(thesis: PlannedThesis, chance: Chance): string {
  const articles = articlesOf(thesis.topic, thesis.epoch.number)
  return chance
    .pick([
      `así se desprende de lo que disponen ${articles}`,
      `esa lectura es la que mejor se ajusta a lo que ordenan ${articles}`,
    ])
    .replace(/(disponen|ordenan) el /, (_, verb: string) => `${verb.slice(0, -1)} el `)
}

function caseOf({ topic, court, epoch }: PlannedThesis): string {
  if (topic.group === 'poderes') return 'Controversia constitucional'
  if (topic.group === 'ninguno') return 'Acción de inconstitucionalidad'
  if (/^Plenos/.test(court.instance)) return epoch.number > 10 ? 'Contradicción de criterios' : 'Contradicción de tesis'
  const isCollegiate = court.instance.startsWith('Tribunales')
  if (topic.group === 'amparo') return isCollegiate ? 'Queja' : 'Amparo en revisión'
  return isCollegiate || epoch.number < 9 ? 'Amparo directo' : 'Amparo directo en revisión'
}
