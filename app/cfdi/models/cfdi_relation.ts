import { compose } from '@adonisjs/core/helpers'
import { CfdiRelationSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** Another document that a CFDI names, and how it is related (c_TipoRelacion). */
export default class CfdiRelation extends compose(CfdiRelationSchema, Tenanted) {}
