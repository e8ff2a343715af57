import { MatterStageSchema } from '#database/schema'

/** That a matter came to a stage, on which day and by whom it was said. No stage: the stage was taken off. */
export default class MatterStage extends MatterStageSchema {}
