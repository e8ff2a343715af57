import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TokenFamilySchema } from '#database/schema'

export type EndedBecause = NonNullable<TokenFamilySchema['endedBecause']>

export interface Ending {
  because: EndedBecause
  /** The id of the session that stays, with its own remembered family. */
  except?: string
  /** `browsers` leaves the tokens of programs alone. */
  only?: 'browsers'
}

/** What modules below `auth` ask of the sessions and tokens that it keeps. */
export interface SignIns {
  /** Ends all sessions of a person, and the tokens behind «keep me signed in» and the API; personal tokens too. */
  endOf(trx: TransactionClientContract, userId: number, ending: Ending): Promise<void>
  /** Ends the tokens of programs that work in a firm: of one person, or of all. */
  endTokensIn(trx: TransactionClientContract, where: { workspaceId: number; userId?: number }): Promise<void>
  /** Which of these sessions still go on. */
  liveAmong(sessionIds: string[]): Promise<Set<string>>
}

let kept: SignIns

/** Has the module that keeps them answer for sessions and tokens. */
export function setSignIns(signIns: SignIns): void {
  kept = signIns
}

export const signIns = (): SignIns => kept
