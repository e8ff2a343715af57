import { longDate } from '#sources/text/spanish'
import type { PlannedCase } from './plan.js'

export const NOTICE = 'Documento ficticio de demostración: el asunto, las personas y los órganos son inventados.'

/** The text of a ruling, as a court would write it, in paragraphs. */
export function rulingText(plan: PlannedCase): string[] {
  const { court, proceeding, number, judge, about, decidedOn } = plan
  const title = court.kind === 'J' ? 'JUEZ QUE RESUELVE' : 'MAGISTRATURA PONENTE'
  return [
    `${proceeding} ${number}`.toUpperCase(),
    'QUEJOSO: *****',
    `${title}: ${judge.toUpperCase()}`,
    `${court.name}, en sesión de ${longDate(decidedOn)}, emite la siguiente:`,
    'SENTENCIA',
    `Mediante la cual se resuelve el asunto ${proceeding.toLowerCase()} ${number}, promovido por ***** contra: ${about.detail}.`,
    'ANTECEDENTES',
    `PRIMERO. La demanda se presentó el ${longDate(plan.filedOn)}. En ella se señaló como acto reclamado: ${about.detail}.`,
    'SEGUNDO. Admitida la demanda, se recibieron los informes de las autoridades responsables y se dio intervención al Ministerio Público de la Federación.',
    'CONSIDERACIONES',
    `TERCERO. La demanda es oportuna, de conformidad con el artículo 17 de la Ley de Amparo, y la promueve quien está legitimado en términos de los artículos 5o. y 6o. de esa ley.`,
    `CUARTO. El problema jurídico es el siguiente. ${about.topic}. Este órgano lo examina a la luz de ${about.law} y del artículo 74 de la Ley de Amparo.`,
    reasonOf(plan),
    'RESUELVE',
    resolutionOf(plan),
    NOTICE,
  ]
}

/** Acuerdos of the case: the last one tells how it ended. */
export function agreementsOf(plan: PlannedCase): { on: string; text: string }[] {
  const { about, filedOn, decidedOn } = plan
  return [
    {
      on: filedOn,
      text: `Con la demanda de cuenta fórmese expediente y regístrese. Se admite a trámite respecto de: ${about.detail}. Solicítese informe justificado a las autoridades responsables, las que deberán rendirlo dentro del plazo de quince días que prevé el artículo 117 de la Ley de Amparo, y dese vista al agente del Ministerio Público de la Federación adscrito.`,
    },
    { on: decidedOn, text: resolutionOf(plan) },
  ]
}

function reasonOf({ outcome, about }: PlannedCase): string {
  if (outcome === 'Sobresee')
    return 'QUINTO. Se actualiza la causa de improcedencia prevista en el artículo 61, fracción XXI, de la Ley de Amparo, pues cesaron los efectos del acto reclamado.'
  if (outcome === 'No ampara')
    return `QUINTO. Los conceptos de violación son infundados, pues la autoridad responsable dio razones suficientes sobre ${about.branch.toLowerCase()} y valoró las pruebas en su conjunto.`
  return `QUINTO. Los conceptos de violación son fundados. ${about.topic}. De ahí que deba concederse la protección constitucional.`
}

function resolutionOf({ outcome }: PlannedCase): string {
  if (outcome === 'Sobresee') return 'ÚNICO. Se sobresee en el juicio.'
  if (outcome === 'No ampara') return 'ÚNICO. La Justicia de la Unión no ampara ni protege a *****.'
  const scope = outcome === 'Ampara' ? '' : ', para los efectos precisados en el último considerando'
  return `ÚNICO. La Justicia de la Unión ampara y protege a *****, contra el acto reclamado${scope}.`
}
