import { t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";
import { Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { useAllowed } from "../base/use-allowed.ts";
import { useSetting } from "../base/use-setting.ts";
import { allowNotifications, isAsking, NOTIFICATIONS } from "./notification-permission.ts";

/** Says that the browser does not show the notifications that were asked for, and offers to allow them. */
export function NotificationsNote() {
  const [isAllowed, setAllowed] = useAllowed(NOTIFICATIONS);
  if (isAllowed || isAsking.value) return null;
  return (
    <Note
      kind="warn"
      actions={
        <Button onClick={() => act(allowNotifications().then(setAllowed))}>{t("notifications.allow")}</Button>
      }
    >
      {t("notifications.not_allowed")}
    </Note>
  );
}

/** The same about follows. Where an administrator forbids background requests, they tell nothing, whatever is allowed. */
export function FollowNotificationsNote() {
  return useSetting("forbidBackgroundWatches") === false ? <NotificationsNote /> : null;
}
