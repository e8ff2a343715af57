import { PostalCodeSchema } from '#database/schema'

/** A settlement (colonia, pueblo, ejido …) of the catalogue of SEPOMEX with its postal code. */
export default class PostalCode extends PostalCodeSchema {}
