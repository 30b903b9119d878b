-- Imports of 0.2.0 kept the noise of 32-bit floats in seconds, 480.00003 for 480. Rounds as withoutTimeNoise does.
UPDATE "workouts" SET "steps" = (
	SELECT jsonb_agg(
		CASE
			WHEN whole > 0 AND abs(seconds - whole) <= greatest(0.005, whole / 8388608) THEN jsonb_set(entry, '{duration,value}', to_jsonb(whole))
			WHEN round(seconds, 3) > 0 THEN jsonb_set(entry, '{duration,value}', to_jsonb(trim_scale(round(seconds, 3))))
			ELSE entry
		END
		ORDER BY place
	)
	FROM jsonb_array_elements("steps") WITH ORDINALITY AS entries(entry, place)
	CROSS JOIN LATERAL (
		SELECT CASE WHEN entry #>> '{duration,type}' = 'time' THEN (entry #>> '{duration,value}')::numeric END AS seconds
	) AS time
	CROSS JOIN LATERAL (SELECT round(seconds) AS whole) AS rounded
)
WHERE "steps" @? '$[*].duration ? (@.type == "time").value ? (@.floor() != @)';
