import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

/** Of which firms people are clients, as the module that keeps the clients tells the modules below it. */
export interface ClientLinks {
  /** An SQL condition: whether the person whose id a column holds is a client of a firm. */
  existFor(userColumn: string): string
  /** A query of the ids of the firms of which a person is a client. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  firmIds(userId: number): ModelQueryBuilderContract<any, any>
}

let links: ClientLinks

/** Has the module that keeps the clients answer. */
export function setClientLinks(answering: ClientLinks): void {
  links = answering
}

export const clientLinks = (): ClientLinks => links
