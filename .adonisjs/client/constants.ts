export { CONSTANTS } from '../../app/core/constants.js'

