import type Matter from '#app/matters/models/matter'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'

/** Whom a form about a deadline offers: the people who see its matter. */
export const peopleMeta = async (matter: Matter) => ({ peopleIds: (await peopleWhoSee(matter)).map(({ id }) => id) })
