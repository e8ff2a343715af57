import type { ApiResponse } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import { WriteProceeding } from '#app/amparo/actions/write_proceeding'
import { NO_ANSWERS, type DemandAnswers } from '#app/amparo/domain/demand'
import type { ProceedingFields } from '#app/amparo/domain/proceeding_fields'
import { by } from '../law_firm/activities/scene.js'

type Desk = { visit(path: string): PromiseLike<ApiResponse> }

export const COURT =
  'Juzgado Noveno de Distrito de Amparo en Materia Penal en el Estado de Jalisco, con residencia en Puente Grande, Jalisco'

/** What the form of a proceeding sends. */
export const formOf = (given: Record<string, unknown> = {}) => ({
  ...{ kind: 'indirect', isOwn: true, number: '41/2026', court: COURT, courtId: null, complainant: 'Aurelia Montes' },
  ...{ thirdParty: null, actClaimed: 'Aseguramiento del inmueble', authorities: null, notifiedOn: null },
  ...{ notification: null, suspension: 'none', notes: null, matterId: null, parentId: null, shownToClient: false },
  ...given,
})

/** Writes a proceeding of somebody without a request. */
export const proceedingOf = (owner: Pick<User, 'id'>, firm: { id: number }, given: Partial<ProceedingFields> = {}) =>
  new WriteProceeding().add(by(owner), firm, formOf(given) as ProceedingFields)

/** What the form of a guided demand sends; `version` and `step` are to be said. */
export const demandForm = ({ theses: _, requisites, ...answers }: Partial<DemandAnswers> = {}, given: object = {}) => ({
  ...{
    ...NO_ANSWERS,
    ...answers,
    requisites: Object.entries(requisites ?? {}).map(([key, said]) => ({ key, ...said })),
  },
  ...{ theses: [], title: 'Amparo contra el aseguramiento', step: 'act', version: 1 },
  ...given,
})

/** A tax resolution notified on a Monday: fifteen days by the calendar of the federal courts. */
export const NOTIFIED: Partial<DemandAnswers> = {
  ...{ act: 'El aseguramiento del inmueble', actClass: 'usual', startedBy: 'notification' },
  ...{ happenedOn: '2026-02-23', notification: 'lfpca_personal', handling: 'pjf', responsible: 'pjf' },
}

/** The table of acuerdos as one sees and copies it. */
export const PAGE = [
  'Número de Expediente Único Nacional: 99000001',
  'Número de Expediente Asignado: 41/2026',
  'No.\tFecha del Auto\tTipo Cuaderno\tFecha de publicación\tResumen',
  '1\t16-01-2026\tPrincipal\t19-01-2026\tCon la demanda de cuenta fórmese expediente y regístrese. Ver síntesis',
  '2\t16-01-2026\tIncidental\t19-01-2026\tSe niega la suspensión provisional.',
  'Notifíquese.',
  '3\t \tPrincipal\t \tAgréguese el oficio de la agente.',
  'Listado de Resoluciones (0)',
].join('\n')

/** What a page is sent, as somebody visits it. */
export async function propsOf(desk: Desk, path: string) {
  const answer = await desk.visit(path)
  answer.assertStatus(200)
  return answer.body().props
}
