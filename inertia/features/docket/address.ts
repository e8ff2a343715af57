import { buildAddress } from '~/features/lists/address'
import { matterAddress } from '~/features/matters/address'

/** The deadlines of a matter, one of them open if it is named; `shown` is how many of those that run are listed, when it is not the usual number. */
export const docketAddress = (matterId: number, deadline?: number, shown?: number): string =>
  buildAddress(matterAddress(matterId, 'docket'), { deadline, shown })
