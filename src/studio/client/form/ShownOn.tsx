import { useFormScope } from "./FormScope.tsx";
import { PagesWith } from "./PagesWith.tsx";

/** The pages that show a value of the whole site. */
export function ShownOn({ pointer }: { pointer: string }) {
  return <PagesWith routes={useFormScope().usageAt(pointer)} />;
}
