import { warningsOf } from '#app/clients/domain/identifier_warnings'

type Identified = Parameters<typeof warningsOf>[0]

/** What is odd about the RFC and the CURP of a row, as messages `transfers.reason.<code>`: the product warns of it and refuses nothing. */
export function identifierReason(client: Identified): ['rfc' | 'curp', string][] {
  const { rfc, curp } = warningsOf(client)
  return [
    ...(rfc ? [['rfc', `rfc_${rfc}`] as ['rfc', string]] : []),
    ...(curp ? [['curp', `curp_${curp}`] as ['curp', string]] : []),
  ]
}
