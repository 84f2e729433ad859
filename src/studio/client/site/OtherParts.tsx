import { TriangleAlert } from "lucide-react";
import { partAt, type SitePart } from "../../contract/site-files.ts";
import { useFormScope } from "../form/FormScope.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { siteScreens } from "./site-screens.ts";

/** Leads to what keeps the file from being saved and stands in another part of it. */
export function OtherParts({
  path,
  part,
  onOpen,
}: {
  path: string;
  part: SitePart;
  onOpen: (path: string, part: SitePart) => void;
}) {
  const { issues } = useFormScope();
  const wrong = issues.filter(
    ({ level, elsewhere, pointer }) =>
      level === "error" &&
      elsewhere === undefined &&
      pointer !== "" &&
      partAt(path, pointer) !== part,
  );
  const parts = new Set(wrong.map(({ pointer }) => partAt(path, pointer)));
  return siteScreens()
    .filter((screen) => parts.has(screen.part))
    .map(
      (screen) =>
        screen.part && (
          <TextButton
            key={screen.part}
            icon={TriangleAlert}
            onClick={() => screen.part && onOpen(path, screen.part)}
          >
            {say("site.somethingWrong", { screen: screen.label })}
          </TextButton>
        ),
    );
}
