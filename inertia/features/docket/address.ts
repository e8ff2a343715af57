import { buildAddress } from '~/features/lists/address'
import { matterAddress } from '~/features/matters/address'

/** The deadlines of a matter, one of them open if it is named. */
export const docketAddress = (matterId: number, deadline?: number): string =>
  buildAddress(matterAddress(matterId, 'docket'), { deadline })
