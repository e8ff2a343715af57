import type { BoxOption } from '~/components/forms/choices/select_box'
import type { OptionLoader } from '~/hooks/use_options'
import { route } from '~/routes'
import { fetchJson } from './requests'

/** Addresses that answer what is typed in a box with the options for it. */
type OptionsRoute =
  | 'amparo.theses'
  | 'law_firm.clients.options'
  | 'law_firm.court_options.index'
  | 'law_firm.invitations.clients.index'
  | 'law_firm.matters.options'
  | 'portal.firms.index'
  | 'research.collections.options'

/** Loads the options of a box from one of the addresses that have some. */
export const optionsFrom =
  (name: OptionsRoute, query: Record<string, string> = {}): OptionLoader =>
  async (q, signal) =>
    (await fetchJson<{ data: BoxOption[] }>(route(name, {}, { ...query, q }), { signal })).data
