import { Registry } from './registry.js'

/** A row whose figures do not follow from others. */
export interface BrokenBalance {
  table: string
  id: number
}

/** What has to add up, to the centavo, in the rows of a firm that were brought in from an archive. */
export interface BalanceCheck {
  key: string
  /** Some rows that do not add up; none in a firm that only the product wrote. */
  broken(workspaceId: number): Promise<BrokenBalance[]>
}

export const balanceChecks = new Registry<BalanceCheck>('checks of balances')
