export type { PublishTarget } from "../engine/model/publish-target.ts";
