import { longDate } from '#sources/text/spanish'
import type { Chance } from './chance.js'
import { shifted } from './epochs.js'
import type { PlannedThesis } from './plan.js'
import type { PlannedRuling } from './ruling_plan.js'
import { articlesOf, capitalised, citing, clerk, factsOf, inOldWords, NOTICE, person } from './wording.js'

/** What a thesis can lean on. */
export interface Surroundings {
  /** Earlier theses that it cites. */
  cited: PlannedThesis[]
  /** A ruling that it comes from, when there is one. */
  ruling: PlannedRuling | undefined
  chance: Chance
}

const BASES = [
  'así se desprende de lo que disponen',
  'esa lectura es la que mejor se ajusta a lo que ordenan',
  'tal conclusión armoniza con lo que prevén',
  'a esa solución conduce la interpretación sistemática de lo que establecen',
]
const CLOSINGS = [
  'Entender lo contrario haría depender el derecho de una formalidad ajena a su finalidad.',
  'Lo anterior no impide que, con mayores elementos, se llegue a una conclusión distinta en el caso concreto.',
  'De este modo se concilian la seguridad jurídica y el acceso a la justicia.',
  'La solución opuesta conduciría a que una misma situación recibiera respuestas distintas según el órgano que la examinara.',
  'Por ello, el órgano que resuelva debe exponer las razones por las que el supuesto se actualiza o no.',
]

/** The text of a thesis; since the Undécima Época in three parts. */
export function textOf(thesis: PlannedThesis, { cited, chance }: Surroundings): string {
  const { epoch, court, topic, holding, party } = thesis
  const nuance = party.nuance ? [`${party.nuance}.`] : []
  const closing = chance.in100(60) ? [chance.pick(CLOSINGS)] : []
  const support = cited.map((one, place) => `${citing(one, place)}.`)
  const reasons = [
    `${holding.reason}.`,
    ...nuance,
    `${capitalised(basis(thesis, chance))}.`,
    ...closing,
    ...support,
  ].join(' ')
  const signature = court.instance.startsWith('Suprema') ? [] : [court.organ]

  if (epoch.number >= 11) {
    const facts = `Hechos: ${factsOf(topic, party.who)}. ${historyOf(thesis)}`
    const criterion = `Criterio jurídico: ${capitalised(authorOf(thesis))} determina que ${holding.criterion}.`
    return [facts, criterion, `Justificación: ${reasons}`, ...signature].join('\r\n\r\n')
  }
  const text = `${capitalised(holding.criterion)}. ${reasons}`
  return [epoch.number === 10 ? text : inOldWords(text), ...signature].join('\r\n\r\n')
}

function authorOf({ court }: PlannedThesis): string {
  if (court.organ.endsWith('Sala')) return `la ${court.organ} de la Suprema Corte de Justicia de la Nación`
  if (court.organ === 'Pleno') return 'el Pleno de la Suprema Corte de Justicia de la Nación'
  return court.instance === 'Plenos Regionales' ? 'este Pleno Regional' : 'este Tribunal Colegiado de Circuito'
}

/** How the matter reached the court. */
function historyOf({ court, topic }: PlannedThesis): string {
  if (['poderes', 'ninguno'].includes(topic.group))
    return 'La demanda se admitió y se turnó para la elaboración del proyecto.'
  if (court.instance === 'Plenos Regionales')
    return 'Los Tribunales Colegiados contendientes llegaron a conclusiones distintas sobre el punto.'
  if (court.instance.startsWith('Tribunales'))
    return 'Inconforme con esa determinación, la parte afectada acudió a este órgano colegiado.'
  return 'El Tribunal Colegiado que conoció del asunto confirmó esa determinación, y en su contra se interpuso recurso de revisión.'
}

/** The case that a thesis comes from, and the notice that all of it is invented. */
export function precedentsOf(thesis: PlannedThesis, { ruling, chance }: Surroundings): string {
  const { epoch, day, court, isBinding, clave } = thesis
  const decided = ruling?.day ?? shifted(day, -chance.between(60, 240))
  const vote = court.instance.startsWith('Suprema') && court.organ !== 'Pleno' ? 'Cinco votos' : 'Unanimidad de votos'
  const name = ruling?.name ?? `${caseOf(thesis)} ${chance.between(90_101, 98_999)}/${decided.slice(0, 4)}`
  const source = `${name}. ${longDate(decided)}. ${vote}. Ponente: ${person(chance).name}. ${clerk(chance)}.`
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
  const opening = chance.pick(BASES)
  return `${articles.startsWith('el ') ? opening.replace(/n$/, '') : opening} ${articles}`
}

function caseOf({ topic, court, epoch }: PlannedThesis): string {
  if (topic.group === 'poderes') return 'Controversia constitucional'
  if (topic.group === 'ninguno') return 'Acción de inconstitucionalidad'
  if (/^Plenos/.test(court.instance)) return epoch.number > 10 ? 'Contradicción de criterios' : 'Contradicción de tesis'
  const isCollegiate = court.instance.startsWith('Tribunales')
  if (topic.group === 'amparo') return isCollegiate ? 'Queja' : 'Amparo en revisión'
  return isCollegiate || epoch.number < 9 ? 'Amparo directo' : 'Amparo directo en revisión'
}
