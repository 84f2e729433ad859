export { n as defineField, t as defineRule } from "./rule-BtjZkNNa.mjs";
